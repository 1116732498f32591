import type { Order } from './order.ts'

/** The owner of orders: an account, with the orders placed as a guest under its verified address. */
export interface OrderOwner {
  readonly accountId: string
  readonly email: string | undefined
}

const daysGuestOrderIsOpen = 30

/** True for an order of the account, and for a guest's order placed with the verified address of the account. */
export const isOwn = (
  order: Pick<Order, 'accountId' | 'email'>,
  { accountId, email }: Pick<OrderOwner, 'accountId' | 'email'>,
): boolean =>
  order.accountId === accountId ||
  (order.accountId === null && email !== undefined && order.email.toLowerCase() === email.toLowerCase())

/**
 * Who sees what of an order, on its receipt and everywhere its id alone is enough to open it:
 *
 * - Anybody with the id, which nobody can guess, sees the goods and the amounts, at any time.
 * - A guest's order also shows its personal data (names, addresses, invoices) to anybody with the id, for 30 days.
 * - After that, and always for the order of an account, only its owner sees personal data: see `isOwn`.
 *
 * Three ways lead to an order without its id:
 *
 * - Whoever is signed in lists their own orders (`history/own-orders.service.ts`).
 * - A guest gives the order number and the email address (`order-look-up.service.ts`). This opens the order for an hour, to return goods
 *   (`ticket` in `server/returns/returns.service.ts`) or to withdraw from the contract (`begin` in `server/withdrawals/withdrawals.service.ts`).
 * - Customer service gives the order number and the internal key (`customer-service/order-actions.handler.ts`), and sees everything.
 */
export const showsPersonalData = (
  order: Pick<Order, 'accountId' | 'email' | 'madeAt'>,
  reader: OrderOwner | undefined,
  now: Date,
): boolean => isOpenToAll(order, now) || (reader !== undefined && isOwn(order, reader))

const isOpenToAll = ({ accountId, madeAt }: Pick<Order, 'accountId' | 'madeAt'>, now: Date): boolean =>
  accountId === null && now.getTime() - madeAt.getTime() <= daysGuestOrderIsOpen * 86_400_000
