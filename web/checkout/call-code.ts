import type { Country } from '#contracts/markets.ts'
import { api } from '#web/platform/client.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** A field as this needs it: an input, in a browser. */
export interface PhoneField {
  value: string
}

/** Countries the shop sends to, each asked for once a page. */
let known: Promise<readonly Country[]> | undefined

const countriesOf = (market: string): Promise<readonly Country[]> => {
  known ??= api('GET /api/order/{catalog}/countries', { catalog: market })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Begins an empty telephone number with the calling code of a country. Answers what is to be said when nobody could tell it. */
export async function beginWithCallCode(
  field: PhoneField,
  { market, country }: { readonly market: string; readonly country: string },
  countries = countriesOf,
): Promise<ToastMessage | undefined> {
  try {
    const code = (await countries(market)).find((one) => one.code === country)?.phonePrefix
    // Somebody may have typed meanwhile.
    if (code !== undefined && field.value === '') field.value = `${code} `
    return undefined
  } catch {
    return ['warning', 'feedback.error_no_countries']
  }
}
