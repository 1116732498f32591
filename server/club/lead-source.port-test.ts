import { expect, test } from 'vitest'
import type { LeadSource, SentLeads } from './lead-source.port.ts'

export interface FilledIn {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  /** True if the box that asks for news and offers was ticked. */
  readonly ticked?: boolean
}

export interface OpenSource {
  readonly source: LeadSource
  /** An adapter without a valid access token. */
  readonly stranger: LeadSource
  /** The text beside the box of its form. */
  readonly words: string
  /** The token in the service's greeting. */
  readonly token: string
  /** Lets people fill in the form; returns the service's notice and the ids. */
  fillIn(people: readonly FilledIn[]): Promise<{ readonly notice: SentLeads; readonly ids: readonly string[] }>
  down(isDown: boolean): Promise<void>
  close(): Promise<void>
}

/** The contract tests for every adapter of a service whose forms sign people up. */
export function describeLeadSource(open: () => Promise<OpenSource>): void {
  test('answers the greeting of a service that knows the token, and no other [C-CLB-02]', async () => {
    const { source, token, close } = await open()

    expect(source.answerVerification({ mode: 'subscribe', token, challenge: '8675309421' })).toBe('8675309421')
    for (const wrong of [
      { mode: 'unsubscribe', token },
      { token },
      { mode: 'subscribe', token: `${token} ` },
      { mode: 'subscribe', token: '' },
      { mode: 'subscribe' },
    ])
      expect(source.answerVerification({ challenge: '8675309421', ...wrong })).toBeUndefined()
    await close()
  })

  describeNotices(open)

  test('throws where the service is down, or the shop’s access has ended', async () => {
    const { source, stranger, fillIn, down, close } = await open()
    const { ids } = await fillIn([{ email: 'a@example.com' }])

    await expect(stranger.lead(ids[0]!)).rejects.toThrow()
    await down(true)
    await expect(source.lead(ids[0]!)).rejects.toThrow()
    await down(false)
    expect((await source.lead(ids[0]!))!.email).toBe('a@example.com')
    await close()
  })
}

/** Tests of the notices about people who filled in a form. */
function describeNotices(open: () => Promise<OpenSource>): void {
  test('reads who filled in a form, and which box they ticked', async () => {
    const { source, words, fillIn, close } = await open()
    const { notice, ids } = await fillIn([
      { email: 'a@example.com', firstName: 'Søren', lastName: 'Holm', ticked: true },
      { email: 'b@example.com', ticked: false },
      {},
    ])

    expect(source.read(notice)).toEqual({ kind: 'leads', ids })
    expect(await source.lead(ids[0]!)).toMatchObject({
      ...{ id: ids[0], email: 'a@example.com', firstName: 'Søren', lastName: 'Holm', agreedTo: words },
    })
    const second = (await source.lead(ids[1]!))!
    expect(second.email).toBe('b@example.com')
    expect(second.agreedTo).toBeUndefined()
    expect(Math.abs(second.createdAt.getTime() - Date.now())).toBeLessThan(86_400_000)
    expect(await source.lead(ids[2]!)).toBeUndefined()
    expect(await source.lead('1')).toBeUndefined()
    await close()
  })

  test('takes no notice that was changed, or is signed by somebody else or nobody [C-CLB-O4]', async () => {
    const { source, fillIn, close } = await open()
    const { notice, ids } = await fillIn([{ email: 'a@example.com' }])
    const changed = notice.text.replace(ids[0]!, '1'.repeat(ids[0]!.length))

    expect(source.read({ ...notice, text: changed })).toEqual({ kind: 'not-signed' })
    expect(source.read({ ...notice, text: `${notice.text} ` })).toEqual({ kind: 'not-signed' })
    expect(source.read({ ...notice, headers: {} })).toEqual({ kind: 'not-signed' })
    for (const [name, value] of Object.entries(notice.headers)) {
      if (name === 'content-type') continue
      for (const wrong of ['', 'sha256=', `${value}0`, String(value).toUpperCase(), [String(value)]])
        expect(source.read({ ...notice, headers: { [name]: wrong } })).toEqual({ kind: 'not-signed' })
    }
    await close()
  })
}
