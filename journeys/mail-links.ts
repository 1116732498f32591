import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 60_000

/** Waits for a mail to an address with a link that matches, and returns the first such link. */
export async function linkOfMail(shop: string, email: string, link: RegExp): Promise<string> {
  const text = async (path: string) => (await fetch(`${shop}${path}`)).text()
  const giveUp = Date.now() + patienceMs
  while (Date.now() < giveUp) {
    const rows = (await text('/dev/outbox')).split('<tr').filter((row) => row.includes(email))
    for (const row of rows) {
      const found = link.exec(await text(/\/dev\/outbox\/\d+/.exec(row)![0]))
      if (found) return found[0].replaceAll('&amp;', '&')
    }
    await pause(200)
  }
  throw new Error(`No mail to ${email} has a link like ${link}.`)
}
