import { leftToRight } from '#foundation/left-to-right.ts'

/** `2026-11-12` as the shop writes days: `12-11-2026`. */
export const calendarDay = (day: string): string => leftToRight(day.split('-').toReversed().join('-'))
