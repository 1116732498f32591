const youngest = 16
const oldest = 130

/** True for a text `YYYY-MM-DD` that is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** True if somebody born on this day is from 16 to 130 years old. */
export function isAge(birthday: string, today: string): boolean {
  if (!isDay(birthday)) return false
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)
  return age >= youngest && age <= oldest
}
