import type { Country } from '#contracts/markets.ts'
import { api } from '#web/platform/client.ts'
import type { ToastMessage } from '#web/platform/show-toast.ts'

/** The part of a field that is needed here; in a browser it is an input element. */
export interface PhoneField {
  value: string
}

/** The countries that the shop delivers to, requested once on each page. */
let known: Promise<readonly Country[]> | undefined

const countriesOf = (market: string): Promise<readonly Country[]> => {
  known ??= api('GET /api/order/{catalog}/countries', { catalog: market })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Fills an empty phone field with the country's calling code. Returns the toast to show if the code could not be loaded. */
export async function beginWithCallCode(
  field: PhoneField,
  { market, country }: { readonly market: string; readonly country: string },
  countries = countriesOf,
): Promise<ToastMessage | undefined> {
  try {
    const code = (await countries(market)).find((one) => one.code === country)?.phonePrefix
    // The shopper may have typed something in the meantime.
    if (code !== undefined && field.value === '') field.value = `${code} `
    return undefined
  } catch {
    return ['warning', 'feedback.error_no_countries']
  }
}
