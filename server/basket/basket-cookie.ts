import { daysKept } from './basket.ts'

/** The cookie that holds a shopper's basket id; no script can read it. */
export const basketCookie = 'basket'
export const basketCookieSeconds = daysKept * 86_400
