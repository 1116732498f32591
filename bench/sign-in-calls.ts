import type { RunningShop } from '../checks/harness/shop/start-shop.ts'

export const market = 'en-gb'

type Values = Readonly<Record<string, string>>

/** Posts a form of the session protocol like an app, from the network in the header `x-forwarded-for`. */
export const postForm = (
  { url }: Pick<RunningShop, 'url'>,
  path: string,
  values: Values,
  headers: Values = {},
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-current-market': market, 'st-auth-mode': 'header' },
      ...headers,
    },
    body: JSON.stringify({ formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }),
  })

/** The text of a sign-in for `sendLoad`, which fills in the numbers in its email and password. */
export function signInText({ url }: Pick<RunningShop, 'url'>, email: string, typed: string): string {
  const formFields = [
    { id: 'email', value: email },
    { id: 'password', value: typed },
  ]
  const body = JSON.stringify({ formFields })
  const { length } = body.replace(/\{(?:n|half)\}/, '8 digits')
  const head = {
    ...{ host: new URL(url).host, 'content-type': 'application/json', 'content-length': length },
    ...{ 'x-current-market': market, 'st-auth-mode': 'header', 'x-forwarded-for': '{network}' },
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /api/auth/signin HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Does the work for every number below `amount`, `atOnce` at a time. */
export async function runInParallel(
  amount: number,
  atOnce: number,
  work: (at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < amount; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * The 95th percentile of a page's time. The page is requested one at a time with a pause, at least 100 times and until
 * other work has ended.
 */
export async function pageTimes(address: string, goesOn: () => boolean): Promise<number> {
  const times: number[] = []
  for (let asked = 0; asked < 100 || goesOn(); asked++) {
    const begun = performance.now()
    await (await fetch(address)).arrayBuffer()
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}
