import { api } from '#web/platform/client.ts'
import { forgetCookies } from './forget-cookies.ts'

/** Deletes the basket and all that this device knows of who was there. Throws while the shop cannot be reached. */
export async function endVisit(market: string): Promise<void> {
  await api('DELETE /api/visitor/{catalog}', { catalog: market })
  localStorage.clear()
  sessionStorage.clear()
  forgetCookies(document)
}
