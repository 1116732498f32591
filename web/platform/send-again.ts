/** So often is a session refreshed for one request; a shop that refuses still has a fault. */
const mostRefreshes = 10

interface Answer {
  readonly status: number
}

export interface SendsAgain<Sent extends Answer> {
  send(): Promise<Sent>
  /** False once the session is over. */
  refresh(): Promise<boolean>
}

/** Refreshes the session and sends a refused request again. Where the session is over, it is sent once more, as by anybody who is signed out. */
export async function sendAgain<Sent extends Answer>(
  refused: Sent,
  { send, refresh }: SendsAgain<Sent>,
): Promise<Sent> {
  let answer = refused
  for (let refreshes = 0; answer.status === 401; refreshes++) {
    if (refreshes === mostRefreshes)
      throw new Error(`The request was refused after ${mostRefreshes} refreshes of the session.`)
    const goesOn = await refresh()
    answer = await send()
    if (!goesOn) return answer
  }
  return answer
}

const lockName = 'session-refresh'
const timeName = 'session-refreshed'

/** Refreshes the session, one tab at a time. A tab that waited while another one refreshed uses the tokens that are there. */
export async function refreshOnce(): Promise<boolean> {
  const askedAt = Date.now()
  const work = async () => Number(recall()) > askedAt || refresh()
  return navigator.locks ? navigator.locks.request(lockName, work) : work()
}

async function refresh(): Promise<boolean> {
  const answer = await fetch('/api/auth/session/refresh', { method: 'POST' }).catch(() => undefined)
  if (answer?.ok) remember(String(Date.now()))
  return answer?.ok ?? false
}

/** Storage may be switched off; then each tab refreshes, and gets the same tokens. */
function recall(): string | null {
  try {
    return localStorage.getItem(timeName)
  } catch {
    return null
  }
}

function remember(time: string): void {
  try {
    localStorage.setItem(timeName, time)
  } catch {}
}
