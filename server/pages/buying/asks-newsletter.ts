import type { Basket } from '#contracts/basket.ts'
import type { Visitor } from '#server/sessions/index.ts'

/** The newsletter is offered once: to a guest beside the email address, to a member, who skips that step, beside the terms. */
export const asksNewsletter = (
  { session }: Pick<Visitor, 'session'>,
  { acceptNewsletter }: Pick<Basket, 'acceptNewsletter'>,
): boolean => session !== undefined && !acceptNewsletter
