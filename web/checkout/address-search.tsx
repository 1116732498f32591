import { type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import styles from './address-form.module.css'

/** Finds addresses by their first characters. The code is loaded when the field gets the focus. Without script there is no field. */
export function AddressSearch() {
  const { t } = useMarket()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [Found, want] = useLazy(loadFound)
  return (
    <div className={styles.search}>
      <Field
        ref={input}
        id="address-search"
        label={t('address.search')}
        help={t('address.search-how')}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls="addresses-found"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={want}
        onKeyDown={keepForm}
      />
      <div id="addresses-found" className={styles.found} role="listbox" aria-label={t('address.search')}>
        {Found && <Found input={input} typed={typed} onTaken={() => setTyped('')} />}
      </div>
    </div>
  )
}

/** In this field Enter chooses an address, so it must not submit the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

const loadFound = async () => (await import('./found-addresses.tsx')).FoundAddresses
