import { useEffect, useId, useRef, useState } from 'react'
import type { SearchSuggestions } from '#contracts/search.ts'
import { announce } from '#ui/live-region/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { rememberTerm } from '../search-history.ts'
import { listKeys } from './list-keys.ts'
import { requestSuggestions } from './request-suggestions.ts'
import { SearchedBefore } from './searched-before.tsx'
import type { SuggestedProduct } from './suggested-product.ts'
import { SuggestedProducts } from './suggested-products.tsx'
import styles from './suggestions.module.css'
import { TermsAndCategories } from './terms-and-categories.tsx'

export interface SuggestionsProps {
  readonly input: HTMLInputElement
  /** True if it stays open, for a flyout that contains nothing else. */
  readonly always?: boolean
  readonly Product: SuggestedProduct
}

/** Suggestions below the search field. The field is a combobox; terms and categories are its list. */
export function Suggestions({ input, always = false, Product }: SuggestionsProps) {
  const { t } = useMarket()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState(input.value)
  const answer = useAnswer(input, setTyped)
  const shown = (open || always) && answer !== undefined
  useCombobox(input, { id, shown, panel, close: () => setOpen(false) })
  useOpening(input, setOpen)
  useEffect(() => {
    if (shown && answer.term) announce(t('search.suggestions-count', answer.terms.length + answer.categories.length))
  }, [shown, answer, t])
  if (!shown) return null
  return (
    <div ref={panel} className={styles.panel} data-always={always || undefined}>
      <div className={styles.columns}>
        <TermsAndCategories id={id} answer={answer} />
        {typed.trim().length < 2 && <SearchedBefore most={answer.searchHistoryCount} />}
        {answer.products.length > 0 && <SuggestedProducts answer={answer} Product={Product} />}
      </div>
    </div>
  )
}

/** The suggestions for the text in the field. After a failed call the previous ones stay. */
function useAnswer(input: HTMLInputElement, onTyped: (text: string) => void): SearchSuggestions | undefined {
  const { market, subBrand } = useMarket()
  const [answer, setAnswer] = useState<SearchSuggestions>()
  useEffect(() => {
    const asking = requestSuggestions({
      market: market.id,
      subBrand,
      fetch: (address, init) => fetch(address, init),
      onAnswer: (told) => told && setAnswer(told),
    })
    const onInput = () => {
      onTyped(input.value)
      asking.typed(input.value)
    }
    input.addEventListener('input', onInput)
    // Letters may have been typed between the first rendering and this effect.
    onInput()
    return () => {
      input.removeEventListener('input', onInput)
      asking.stop()
    }
  }, [input, market.id, subBrand, onTyped])
  return answer
}

interface ComboboxParts {
  readonly id: string
  readonly shown: boolean
  readonly panel: { readonly current: HTMLElement | null }
  close(): void
}

/** Makes the field a combobox once its list is loaded. The server renders a plain field. */
function useCombobox(input: HTMLInputElement, parts: ComboboxParts): void {
  const now = useRef(parts)
  now.current = parts
  const { id, shown } = parts
  useEffect(() => {
    const keys = listKeys({
      input,
      options: () => [...(now.current.panel.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])],
      isOpen: () => now.current.shown,
      close: () => now.current.close(),
    })
    const remember = () => rememberTerm(input.value, personalMemory)
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.addEventListener('input', keys.reset)
    input.form?.addEventListener('submit', remember)
    return () => {
      keys.stop()
      input.removeEventListener('input', keys.reset)
      input.form?.removeEventListener('submit', remember)
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [input, id])
  useEffect(() => input.setAttribute('aria-expanded', String(shown)), [input, shown])
}

/** Opens the list when the field gets the focus. Closes it when the focus leaves the field or a page is opened. */
function useOpening(input: HTMLInputElement, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const around = input.closest('search')!
    const over = new AbortController()
    const listen = { signal: over.signal }
    const outside = ({ target }: Event) => {
      if (!around.contains(target as Node)) setOpen(false)
    }
    input.addEventListener('focus', () => setOpen(true), listen)
    input.addEventListener('input', () => setOpen(true), listen)
    input.addEventListener('click', () => setOpen(true), listen)
    input.form?.addEventListener('submit', () => setOpen(false), listen)
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (!link) return
      // The results page stores a term, but a term that leads directly to a product never reaches that page. So it is
      // stored here.
      rememberTerm(link.dataset.term, personalMemory)
      setOpen(false)
    }
    around.addEventListener('click', onClick, listen)
    document.addEventListener('pointerdown', outside, listen)
    document.addEventListener('focusin', outside, listen)
    return () => over.abort()
  }, [input, setOpen])
}
