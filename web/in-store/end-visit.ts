import { api } from '#web/platform/client.ts'
import { forgetCookies } from './forget-cookies.ts'

/** Deletes the basket and all data of the visitor on this device. Throws if the shop cannot be reached. */
export async function endVisit(market: string): Promise<void> {
  await api('DELETE /api/visitor/{catalog}', { catalog: market })
  localStorage.clear()
  sessionStorage.clear()
  forgetCookies(document)
}
