import { isCoinLike, isPair } from './known-symbols.ts';

/** Coins that are charted now and then, many of which are words too, so that they count only where they are priced in something. */
const MINOR_COINS: ReadonlySet<string> = new Set(
  '1INCH ACE ACT ACX AERO AEVO AGIX AI16Z AIXBT AKT ALGO ALICE ALPHA ALT AMP ANKR APE API3 AR ARKM ASTR AUCTION AUDIO AXS BABY BADGER BAL BAND BAT BEAM BERA BGB BIGTIME BLUR BLZ BNT BOME BONK BRETT BSV BTT C98 CAKE CATI CELO CELR CFX CHR CHZ CKB COMP CORE COTI CRO CRV CSPR CTSI CVC CVX CYBER DASH DENT DGB DOGS DRIFT DYDX DYM EDU EGLD EIGEN ELF ENA ENJ ENS ETHFI ETHW FARTCOIN FET FLOKI FLOW FLR FLUX FORM FTM FTT FUN FXS GALA GAS GLM GLMR GMT GMX GOAT GRASS GRT HFT HIFI HIVE HMSTR HNT HOOK HOT HYPE ICX ID ILV IMX IO IOST IOTA IOTX IP JASMY JOE JTO JUP KAIA KAITO KAS KAVA KCS KDA KLAY KMNO KNC KSM LDO LEO LINA LISTA LIT LPT LQTY LRC LSK LUNA LUNC MAGIC MANA MANTA MASK MAVIA MBOX ME MELANIA MEME MEW MINA MKR MNT MOG MOODENG MORPHO MOVE MOVR MTL MUBARAK NEIRO NEO NEXO NKN NMR NOT NTRN OCEAN OGN OKB OM OMG ONDO ONE ONT OP ORCA ORDI ORDER OSMO PAXG PENDLE PENGU PEOPLE PERP PHA PIXEL PNUT POLYX POPCAT PORTAL POWR PUFFER PYTH QNT QTUM RAD RARE RAY RDNT REEF REN RENDER REQ REZ RIF RLC RNDR RON ROSE RPL RSR RUNE RVN S SAGA SAND SC SCR SEI SFP SKL SLERF SLP SNX SPELL SSV STEEM STG STORJ STRK STX SUPER SUSHI SXP SYN SYRUP TAO THE THETA TIA TKO TNSR TRB TRUMP TURBO TWT USTC UMA USUAL VANA VANRY VET VINE VIRTUAL W WAVES WAXP WEN WIF WLD WOO XAI XDC XEC XEM XTZ XVG XVS YFI YGG ZEC ZEN ZETA ZIL ZK ZRO ZRX'.split(
    ' ',
  ),
);

/** A coin and what it is priced in, with a sign between them, or joined where that is a dollar of its own: `WIF/USD`, `HYPE-USD`, `BONKUSDT`. */
const PAIR = /^([A-Z0-9]{1,12})(?:\s?[/_-]\s?(USD[TC]?|EUR|BTC|ETH|SOL)|(USD[TC]))(?:\.P|PERP|-PERP)?$/;

/** So many of a coin make one contract: `1000PEPEUSDT.P`. */
const THOUSANDS = /^10{3,6}(?=[A-Z])/;

/** Whether a code is that of a minor coin. */
export function isMinorCoin(code: string): boolean {
  return MINOR_COINS.has(code);
}

/** The pair of a minor coin that a text is, or of so many thousand of any; null for any other, and for one a letter away from a coin that is charted far more. */
export function minorPair(text: string): string | null {
  const [, base = '', apart, joined] = PAIR.exec(text) ?? [];
  const coin = base.replace(THOUSANDS, '');
  const isKnown = coin === base ? isMinorCoin(coin) && !isCoinLike(coin) : isMinorCoin(coin) || isPair(coin, 'USDT');
  return isKnown ? `${base}${apart ?? joined}` : null;
}
