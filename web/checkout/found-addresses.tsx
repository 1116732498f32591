import { type RefObject, useEffect, useState } from 'react'
import type { AddressSuggestion } from '#contracts/address-lookup.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { fillAddress } from './fill-address.ts'
import styles from './found-addresses.module.css'
import { useSuggestions } from './use-suggestions.ts'

export interface FoundAddressesProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onTaken: () => void
}

const idOf = (index: number): string => `address-found-${index}`

/**
 * Address suggestions for the typed text, chosen with keys or the pointer. The chosen address is written into the
 * fields, where the shopper can change it.
 */
export function FoundAddresses({ input, typed, onTaken }: FoundAddressesProps) {
  const { t, market } = useMarket()
  const { suggestions, clear } = useSuggestions(market.id, typed)
  const take = (suggestion: AddressSuggestion) => {
    clear()
    onTaken()
    fillAddress(input.current!.form!, suggestion)
    announce(t('address.filled-in', suggestion.label))
  }
  const active = useKeys(input, { suggestions, clear, take })
  return suggestions.map((suggestion, index) => (
    // The field keeps the focus, so that it gets the keyboard events.
    // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      key={suggestion.label}
      id={idOf(index)}
      className={styles.option}
      role="option"
      aria-selected={index === active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => take(suggestion)}
    >
      {suggestion.label}
    </div>
  ))
}

interface Keys {
  readonly suggestions: readonly AddressSuggestion[]
  readonly clear: () => void
  readonly take: (suggestion: AddressSuggestion) => void
}

/** Returns the index of the active option. The field refers to the option by aria-activedescendant. */
function useKeys(input: FoundAddressesProps['input'], { suggestions, clear, take }: Keys): number {
  const [active, setActive] = useState(-1)
  const count = suggestions.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew.
  useEffect(() => setActive(-1), [suggestions])
  useEffect(() => {
    const field = input.current!
    field.setAttribute('aria-expanded', String(count > 0))
    if (active >= 0 && count > 0) field.setAttribute('aria-activedescendant', idOf(active))
    else field.removeAttribute('aria-activedescendant')
    const onKey = (event: KeyboardEvent) => {
      if (count === 0) return
      if (event.key === 'ArrowDown') setActive((active + 1) % count)
      else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) - 1 + count) % count)
      else if (event.key === 'Enter') take(suggestions[Math.max(active, 0)]!)
      else if (event.key === 'Escape') clear()
      else return
      event.preventDefault()
    }
    field.addEventListener('keydown', onKey)
    field.addEventListener('blur', clear)
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('blur', clear)
    }
  })
  return active
}
