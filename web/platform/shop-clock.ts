let aheadMs = 0

/** The current time of the shop's clock in milliseconds: a launch begins for everyone at once, whatever their own clock says. */
export const shopNow = (): number => Date.now() + aheadMs

/** Sets the clock by an answer of the shop that was made for this very request. */
export function setShopClock(answer: Pick<Response, 'headers'>, receivedMs: number): void {
  const sent = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(sent)) aheadMs = sent - receivedMs
}
