import type { Books, Contact } from './books.ts'

interface SimulatorRequest {
  readonly books: Books
  readonly request: Request
  readonly query: URLSearchParams
  readonly now: number
}

export type Answers = (asked: SimulatorRequest, ids: readonly string[]) => Promise<Response> | Response

export const problem = (status: number, errorCode: string): Response =>
  Response.json({ errorCode, message: errorCode }, { status })

export const withContact =
  (
    answer: (asked: SimulatorRequest, contact: Contact, ids: readonly string[]) => Promise<Response> | Response,
  ): Answers =>
  (asked, [id = '', ...more]) => {
    const contact = asked.books.contact(id)
    return contact ? answer(asked, contact, more) : problem(404, 'ContactNotFound')
  }

/** Finds the contact that a query names. */
export const withContactId =
  (answer: (asked: SimulatorRequest, contact: Contact) => Response): Answers =>
  (asked) =>
    withContact((same, contact) => answer(same, contact))(asked, [asked.query.get('contactId') ?? ''])

export function paged(rows: readonly unknown[], query: URLSearchParams): Response {
  const [offset, count] = [Number(query.get('offset') ?? 0), Number(query.get('count') ?? 100)]
  if (!(offset >= 0 && count >= 1 && count <= 1_000)) return problem(400, 'InvalidPaging')
  const items = rows.slice(offset, offset + count)
  return Response.json({ count: items.length, offset, totalCount: rows.length, items })
}
