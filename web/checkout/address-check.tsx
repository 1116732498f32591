import { useEffect, useRef, useState } from 'react'
import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { listed } from '#foundation/listed.ts'
import { placeParts } from '#foundation/written-address.ts'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import styles from './address-check.module.css'
import { fillAddress } from './fill-address.ts'
import { suggestedFor } from './use-suggestions.ts'

type Typed = Readonly<Record<'line1' | 'houseNumber' | 'postalCode' | 'city' | 'regionCode', string>>
interface Doubt {
  readonly typed: Typed
  /** A suggested correction, if there is one. */
  readonly meant: AddressSuggestion | undefined
}

/**
 * Checks an address before the form is sent. A doubt is shown once and never blocks the form, and neither does a
 * failure of the service.
 */
export function AddressCheck() {
  const { t, market } = useMarket()
  const { root, doubt, goOn } = useCheckBeforeSubmit()
  return (
    <div ref={root} className={styles.check} tabIndex={-1}>
      {doubt && (
        <Notice tone="warning" role="alert" title={t(doubt.meant ? 'address.did-you-mean' : 'address.not-known')}>
          <div className={styles.versions}>
            {doubt.meant && (
              <div className={styles.version}>
                <p>
                  <bdi>{doubt.meant.label}</bdi>
                </p>
                <Button type="button" onClick={() => goOn(doubt.meant)}>
                  {t('address.use-this')}
                </Button>
              </div>
            )}
            <div className={styles.version}>
              <p>
                <bdi>{listed(t, placeParts({ ...doubt.typed, country: market.countryCode }))}</bdi>
              </p>
              <Button type="button" onClick={() => goOn()}>
                {t('address.keep-mine')}
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </div>
  )
}

function useCheckBeforeSubmit() {
  const { market } = useMarket()
  const root = useRef<HTMLDivElement>(null)
  const [doubt, setDoubt] = useState<Doubt>()
  /** Addresses that were already checked. An address that the shopper keeps is not checked again. */
  const seen = useRef(new Set<string>())
  useEffect(() => {
    const form = root.current!.closest('form')!
    const checkAddress = (event: SubmitEvent) => {
      const typed = typedIn(form)
      const key = inOneLine(typed)
      if (seen.current.has(key) || !isWhole(form) || asksForOtherFields(form)) return
      event.preventDefault()
      event.stopPropagation()
      doubtOf(market.id, typed).then((found) => {
        seen.current.add(key)
        setDoubt(found)
        if (found) root.current?.focus()
        else form.requestSubmit(event.submitter)
      })
    }
    form.addEventListener('submit', checkAddress)
    return () => form.removeEventListener('submit', checkAddress)
  }, [market.id])
  const goOn = (meant?: AddressSuggestion) => {
    const form = root.current!.closest('form')!
    if (meant) fillAddress(form, meant)
    seen.current.add(inOneLine(typedIn(form)))
    setDoubt(undefined)
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[name="formAction"]'))
  }
  return { root, doubt, goOn }
}

function typedIn(form: HTMLFormElement): Typed {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '').trim()
  return {
    line1: text('line1'),
    houseNumber: text('houseNumber'),
    postalCode: text('postalCode'),
    city: text('city'),
    regionCode: text('regionCode'),
  }
}

const inOneLine = (typed: Typed): string => placeParts(typed).join(', ')

/** True if the fields are valid. An address that the form itself would refuse is not checked. */
const isWhole = (form: HTMLFormElement): boolean =>
  ['line1', 'houseNumber', 'postalCode', 'city']
    .map((name) => form.elements.namedItem(name))
    .every((field) => !(field instanceof HTMLInputElement) || field.validity.valid)

const asksForOtherFields = (form: HTMLFormElement): boolean => {
  const values = new FormData(form)
  return (values.get('billing-country') ?? values.get('billing-shown')) !== values.get('billing-shown')
}

/** The longest wait for the service, ms. It is short because the service only gives advice. */
const patienceMs = 3000

async function doubtOf(market: string, typed: Typed): Promise<Doubt | undefined> {
  const { line1, houseNumber, postalCode, city, regionCode } = typed
  const body = { region: regionCode, city, zipCode: postalCode, streetName: line1, houseNumber }
  const known = await Promise.race([
    api('POST /api/address-validation/{catalog}/validate', { catalog: market, body }).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
  ])
  if (!known || (known.cityValidated && known.streetValidated && known.houseNumberValidated)) return undefined
  const [meant] = await suggestedFor(market, inOneLine(typed))
  return { typed, meant }
}
