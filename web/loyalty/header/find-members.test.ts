import { expect, test } from 'vitest'
import { isLongEnough, memberFinder } from './find-members.ts'

const member = { contactId: 'c1', firstName: 'Ane', lastName: 'Holm', maskedEmail: 'an…@example.com' }
const name = { firstName: 'an', lastName: '' }

test('a keystroke cancels the previous look-up, and its late answer is ignored [C-LOY-05, C-LOY-O6, C-ELO-15]', async () => {
  const asked: { url: string; signal: AbortSignal; answer: (response: Response) => void }[] = []
  const { find } = memberFinder('da-dk', (url, init) => {
    const signal = init!.signal!
    return new Promise((answer, fail) => {
      asked.push({ url, signal, answer })
      // The first request ignores its abort signal, like a request whose answer is already being received.
      if (asked.length > 1) signal.addEventListener('abort', () => fail(signal.reason))
    })
  })
  const [first, second, third] = [find(name), find({ ...name, firstName: 'ane' }), find({ ...name, lastName: 'ho' })]

  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  asked[0]!.answer(Response.json([{ ...member, firstName: 'Another' }]))
  asked[2]!.answer(Response.json([member]))
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, [member]])
  expect(asked[2]!.url).toBe('/api/loyalty/da-dk?FirstName=an&LastName=ho')
})

test('a refusal throws, and a name that is too short is not looked up', async () => {
  const { find } = memberFinder('da-dk', async () => Response.json({ status: 401 }, { status: 401 }))

  await expect(find(name)).rejects.toMatchObject({ status: 401 })
  expect([isLongEnough(name), isLongEnough({ firstName: ' a ', lastName: 'h' })]).toEqual([true, false])
})
