/** Words that end the name of a company or a fund, as a pattern: beside a ticker they say that it stands for itself. */
export const COMPANY = 'Inc|Corp|Corporation|Company|Ltd|Limited|PLC|plc|ETF|Trust|Holdings?|Group|AG|SE|NV|SA';
