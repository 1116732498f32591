/**
 * Public holidays of the EEA, on which no legal period ends. `05-01` is a fixed date, `E+1` the day after Easter
 * Sunday, `O-2` two days before Orthodox Easter, `1>10-25` the first Monday on or after 25 October. Regional holidays
 * count for the whole country, because an extra day harms no shopper.
 */
const holidays: Readonly<Record<string, string>> = {
  AT: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26',
  BE: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25',
  BG: '01-01 03-03 O-2 O+1 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
  CY: '01-01 01-06 O-48 03-25 04-01 O-2 O+1 O+2 05-01 O+50 08-15 10-01 10-28 12-24 12-25 12-26',
  CZ: '01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  DE: '01-01 01-06 03-08 E-2 E+1 05-01 E+39 E+50 E+60 08-15 09-20 10-03 10-31 11-01 3>11-16 12-25 12-26',
  DK: '01-01 E-3 E-2 E+1 E+39 E+50 06-05 12-24 12-25 12-26 12-31',
  EE: '01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  ES: '01-01 01-06 03-19 E-3 E-2 E+1 05-01 07-25 08-15 10-12 11-01 12-06 12-08 12-25 12-26',
  FI: '01-01 01-06 E-2 E+1 05-01 E+39 5>06-19 12-06 12-24 12-25 12-26',
  FR: '01-01 E-2 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25 12-26',
  GR: '01-01 01-06 O-48 03-25 O-2 O+1 05-01 O+50 08-15 10-28 12-25 12-26',
  HR: '01-01 01-06 E+1 05-01 05-30 E+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  HU: '01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-24 12-25 12-26',
  IE: '01-01 02-01 1>02-01 03-17 E-2 E+1 1>05-01 1>06-01 1>08-01 1>10-25 12-25 12-26',
  IS: '01-01 E-3 E-2 E+1 4>04-19 05-01 E+39 E+50 06-17 1>08-01 12-24 12-25 12-26 12-31',
  IT: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  LI: '01-01 01-06 02-02 03-19 E-2 E+1 05-01 E+39 E+50 E+60 08-15 09-08 11-01 12-08 12-25 12-26',
  LT: '01-01 02-16 03-11 E+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  LU: '01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26',
  LV: '01-01 E-2 E+1 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
  MT: '01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  NL: '01-01 E-2 E+1 04-27 05-05 E+39 E+50 12-25 12-26',
  NO: '01-01 E-3 E-2 E+1 05-01 05-17 E+39 E+50 12-25 12-26',
  PL: '01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26',
  PT: '01-01 E-47 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  RO: '01-01 01-02 01-06 01-07 01-24 O-2 O+1 05-01 O+50 06-01 08-15 11-30 12-01 12-25 12-26',
  SE: '01-01 01-06 E-2 E+1 05-01 E+39 06-06 5>06-19 12-24 12-25 12-26 12-31',
  SI: '01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  SK: '01-01 01-06 E-2 E+1 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 12-24 12-25 12-26',
}

const dayMs = 86_400_000

/** False on Saturdays, Sundays and the public holidays of a country. Days are `2026-11-12`. */
export function isWorkingDay(country: string, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const year = Number(day.slice(0, 4))
  return !holidays[country]?.split(' ').some((rule) => dayOf(rule, year) === day)
}

function dayOf(rule: string, year: number): string {
  const easter = /^([EO])([+-]\d+)$/.exec(rule)
  if (easter) return isoOf((easter[1] === 'E' ? easterSunday(year) : orthodoxEaster(year)) + Number(easter[2]) * dayMs)
  const [fixed, weekday] = rule.split('>').toReversed()
  const from = Date.parse(`${year}-${fixed}T00:00:00Z`)
  if (weekday === undefined) return isoOf(from)
  return isoOf(from + ((Number(weekday) - new Date(from).getUTCDay() + 7) % 7) * dayMs)
}

const isoOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Butcher's algorithm, valid for every year of the Gregorian calendar. */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

/** Meeus' algorithm, plus the 13 days between the two calendars until 2099. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const sum = d + e + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + 13)
}
