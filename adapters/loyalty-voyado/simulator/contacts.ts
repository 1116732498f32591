import { type Answers, paged, problem, withContact } from './answers.ts'
import { type Contact, emailOf } from './books.ts'

export const contactOnWire = ({ id, attributes, preferences, at }: Contact) => ({
  ...{ id, attributes, preferences, consents: [] },
  meta: { isApproved: 'true', registrationDate: new Date(at).toISOString() },
})

export const byEmail: Answers = ({ books, query }) => {
  const id = books.idOf(query.get('email') ?? '')
  return id === undefined ? problem(404, 'ContactNotFound') : Response.json(id)
}

export const create: Answers = async ({ books, request }) => {
  const { attributes, preferences } = (await request.json()) as Partial<Contact>
  const email = attributes ? emailOf({ attributes }) : ''
  if (!attributes || !/^[^@\s]+@[^@\s]+$/.test(email)) return problem(400, 'InvalidEmail')
  if (books.idOf(email) !== undefined) return problem(409, 'ContactAlreadyExists')
  const id = crypto.randomUUID()
  books.add({ id, attributes: { ...attributes, email }, preferences: preferences ?? {} })
  return Response.json(contactOnWire(books.contact(id)!), { status: 201 })
}

export const update: Answers = withContact(async ({ books, request }, contact) => {
  const { attributes } = (await request.json()) as Partial<Contact>
  const email = attributes ? emailOf({ attributes }) : ''
  const owner = books.idOf(email)
  if (owner !== undefined && owner !== contact.id) return problem(409, 'ContactAlreadyExists')
  books.change({ ...contact, attributes: { ...contact.attributes, ...attributes, ...(email && { email }) } })
  return Response.json(contactOnWire(books.contact(contact.id)!))
})

export const byName: Answers = ({ books, query }) => {
  const begins = ({ attributes }: Contact, name: 'firstName' | 'lastName'): boolean =>
    String(attributes[name] ?? '')
      .toLowerCase()
      .startsWith((query.get(name) ?? '').trim().toLowerCase())
  const found = books.all().filter((contact) => begins(contact, 'firstName') && begins(contact, 'lastName'))
  return paged(found.map(contactOnWire), query)
}
