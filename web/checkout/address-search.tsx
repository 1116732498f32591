import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './address-search.module.css'
import { fillAddress } from './fill-address.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Finds an address from its beginning and writes it into the fields, where it stays open to change. */
export function AddressSearch() {
  const { t, market } = useMarket()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { suggestions, clear } = useSuggestions(market.id, typed)
  const isOpen = suggestions.length > 0

  const take = (suggestion: AddressSuggestion) => {
    setTyped('')
    clear()
    fillAddress(input.current!.form!, suggestion)
    announce(t('address.filled-in', suggestion.label))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && isOpen) {
      event.preventDefault()
      setActive((active + step + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = suggestions[Math.max(active, 0)]
      if (chosen) take(chosen)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      clear()
    }
  }

  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {t('address.search')}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {t('address.search-how')}
      </p>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-help`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={clear}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('address.search')} hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          // The field keeps the focus, and with it the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by aria-activedescendant.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field.
          <div
            key={suggestion.label}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
    </div>
  )
}
