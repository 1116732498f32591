let aheadMs = 0

/** The current time of the shop's clock in ms. A launch begins for everyone at the same moment, even if their own clock is wrong. */
export const shopNow = (): number => Date.now() + aheadMs

/** Sets the clock from an answer of the shop. The answer must be made for this request and not come from a cache. */
export function setShopClock(answer: Pick<Response, 'headers'>, receivedMs: number): void {
  const sent = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(sent)) aheadMs = sent - receivedMs
}
