import { signatureHeader, signatureOf } from '../signature.ts'
import type { Fields } from './lead-book.ts'

/** The address for Facebook's notices of leads, and the secrets that Facebook shares with the shop. */
export interface Listener {
  readonly shopUrl: string
  readonly verifyToken: string
  readonly appSecret: string
}

export interface Notice {
  readonly market?: string
  /** Number of times that it is sent. */
  readonly times?: number
  readonly sign?: 'wrong' | 'not'
}

const callbackOf = ({ shopUrl }: Listener, market: string) =>
  `${shopUrl}/api/account/${market}/customerclub/facebook-lead-signup`

/** Sends the shop one signed notice about leads. Answers the notice and the shop's response. */
export async function sendNotice(
  listener: Listener,
  leads: readonly Fields[],
  { market = 'en-gb', times = 1, sign }: Notice,
): Promise<Response> {
  const text = noticeOf(leads)
  const right = signatureOf(text, listener.appSecret)
  const signature = sign === 'wrong' ? signatureOf(`${text} `, listener.appSecret) : right
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    const answer = await fetch(callbackOf(listener, market), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(sign === 'not' ? {} : { [signatureHeader]: signature }),
      },
      body: text,
    })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return Response.json({ ids: leads.map(({ id }) => id), statuses, text, signature })
}

/** Verifies the address of the shop's webhook, as Facebook does when it is registered. */
export async function verifyWebhook(
  listener: Listener,
  { market = 'en-gb', token = listener.verifyToken }: Fields,
): Promise<Response> {
  const greeting = { 'hub.mode': 'subscribe', 'hub.verify_token': String(token), 'hub.challenge': '8675309421' }
  const answer = await fetch(`${callbackOf(listener, String(market))}?${new URLSearchParams(greeting)}`)
  return Response.json({ status: answer.status, text: await answer.text() })
}

/** Facebook escapes letters beyond ASCII in its notices, so this does too. */
function noticeOf(leads: readonly Fields[]): string {
  const time = Math.floor(Date.now() / 1000)
  const changes = leads.map(({ id, form_id }) => ({
    field: 'leadgen',
    value: { leadgen_id: id, page_id: '900100200300', form_id, created_time: time, ad_name: 'Efterår' },
  }))
  const text = JSON.stringify({ object: 'page', entry: [{ id: '900100200300', time, changes }] })
  return text.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
