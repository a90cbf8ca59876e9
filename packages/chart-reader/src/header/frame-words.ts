import { editDistance } from '../text/edit-distance.ts';
import { inAll } from './in-all.ts';

/** Timeframes by the words that platforms print for them in languages with Latin letters; without accents. */
const WORDS: Readonly<Record<string, string>> = {
  ...inAll('H1', 'hourly stundlich stundl saatlik stundenkerzen stundenchart'),
  ...inAll('D1', 'daily tagl taglich diario diaria journalier quotidien giornaliero gunluk harian dagelijks dzienny'),
  ...inAll('D1', 'dagligen daglig dagligt denni denne napi zilnic dnevni tageskerzen tageschart'),
  ...inAll('W1', 'weekly woch wochentl wochentlich semanal hebdo hebdomadaire settimanale haftalik mingguan wekelijks'),
  ...inAll(
    'W1',
    'tygodniowy veckovis ugentlig ukentlig tydenni tydne heti saptamanal tjedni nedeljni wochenkerzen wochenchart',
  ),
  ...inAll('MN', 'monthly monatl monatlich mensual mensal mensuel mensile aylik bulanan maandelijks miesieczny'),
  ...inAll('MN', 'manadsvis manedlig mesicni havi mjesecni mesecni monatskerzen monatschart'),
};

/** Units of time, in full or cut short, in the same languages. */
const UNITS: Readonly<Record<string, 'm' | 'H' | 'D' | 'W' | 'M'>> = {
  ...inAll('m', 'min mins minute minutes minuto minutos minuten minuti minuty minuta minut minuut minuter'),
  ...inAll('m', 'dk dak dakika dakikalik menit minit perc phut'),
  ...inAll('H', 'hr hrs hour hours heure heures std stunde stunden hora horas ora ore uur uren saat jam'),
  ...inAll('H', 'godz godzina godziny hod hodina hodiny timme timmar sat sata tunti gio saatlik'),
  ...inAll('D', 'day days tag tage jour jours dia dias giorno giorni dag dagen gun hari dzien den dan nap zi ngay'),
  ...inAll(
    'W',
    'wk week weeks weken woche wochen semaine semaines semana semanas settimana hafta minggu tydzien tyden',
  ),
  ...inAll('W', 'vecka uge uke tjedan het tuan'),
  ...inAll('M', 'mo month months monat monate mois mes mese ay bulan maand miesiac mesic manad mjesec thang'),
};

/** Shorter words are a letter from too many others. */
const SHORTEST_MENDED = 4;
/** So many letters of a word may be misread for one of them. */
const LETTERS_PER_ERROR = 5;

/** The timeframe that a word stands for by itself: `Daily`, `Täglich`, `Semanal`. Null for any other word. */
export function wordedFrame(word: string): string | null {
  return WORDS[plainLetters(word)] ?? null;
}

/** The same with letters misread, as those with accents are: `Taqgl.`. Only where something else says that a timeframe stands here. */
export function misreadWordedFrame(word: string): string | null {
  const letters = plainLetters(word);
  // Two upright strokes with points over them: `Günlük` reads as `Glinliik`.
  const readings = [letters, letters.replaceAll('ii', 'u').replaceAll('li', 'u')];
  const isNear = (known: string, read: string): boolean =>
    Math.min(known.length, read.length) >= SHORTEST_MENDED &&
    editDistance(read, known) <= Math.max(1, Math.floor(known.length / LETTERS_PER_ERROR));
  const near = Object.entries(WORDS).filter(([known]) => readings.some((read) => isNear(known, read)));
  const [only, other] = new Set(near.map(([, timeframe]) => timeframe));
  return WORDS[letters] ?? (other === undefined ? (only ?? null) : null);
}

/** The unit of time that a word stands for, `M` for months; undefined for any other word. */
export function unitOf(word: string): 'm' | 'H' | 'D' | 'W' | 'M' | undefined {
  return UNITS[plainLetters(word)];
}

/** Without accents and the point of a word cut short, in small letters. */
function plainLetters(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}|\.$/gu, '')
    .toLowerCase();
}
