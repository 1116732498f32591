import { useEffect, useState } from 'react'
import type { Market } from '#contracts/markets.ts'
import { isAnswered } from '#foundation/consent.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { BottomFlyout } from '#ui/drawer/index.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import { consentNow, consentUpdate } from '#web/platform/consent.ts'
import { rememberHandled } from '#web/platform/handled-cookie.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { chooseMarket } from '../choose-market.ts'
import { useMarket } from '../market-context.tsx'
import styles from './market-suggestion.module.css'
import { handledKey, mayAsk, offeredMarkets, rememberAsked } from './suggested-markets.ts'

export interface MarketSuggestionProps {
  /** The address of the current page in other markets, by market id. */
  readonly alternates: Readonly<Record<string, string>>
}

/**
 * Offers the markets of the country where the visitor seems to be. Nobody is redirected automatically: the buttons to
 * stay and to change are equal, and the page behind stays usable.
 */
export function MarketSuggestion({ alternates }: MarketSuggestionProps) {
  const { t, market, markets, locale } = useMarket()
  const offered = useOffered().flatMap((id) => markets.find((other) => other.id === id) ?? [])
  const [gone, setGone] = useState(false)
  const stay = () => {
    rememberHandled(handledKey)
    setGone(true)
  }
  if (offered.length === 0) return null
  const title = t('geo.title', placeName(locale, offered[0]!.country.code))
  return (
    <BottomFlyout open={!gone} title={title} onClose={stay} onReplaced={() => setGone(true)}>
      <p className={styles.title}>{title}</p>
      <p>{t('countries.lead')}</p>
      <BasketNote to={offered[0]!} />
      <div className={styles.ways}>
        <Button type="button" onClick={stay}>
          {t('geo.stay', market.countryName)}
        </Button>
        {offered.map(({ id, url, country, language, currency }) => (
          <ButtonLink key={id} href={alternates[id] ?? url} hrefLang={id} data-whole-page="" onClick={() => go(id)}>
            {t('geo.go', `${placeName(locale, country.code)} (${currency}, ${language.name})`)}
          </ButtonLink>
        ))}
      </div>
    </BottomFlyout>
  )
}

function go(market: string): void {
  rememberHandled(handledKey)
  chooseMarket(market)
}

/** Explains what happens to an existing basket. */
function BasketNote({ to }: { readonly to: Market }) {
  const { t, market } = useMarket()
  if (!useVisitor()?.basket.quantity) return null
  return <p>{to.currency === market.currency ? t('geo.basket-comes') : t('geo.basket-stays', to.currency)}</p>
}

/** The suggested markets, requested once per session, after the consent dialog is answered. */
function useOffered(): readonly string[] {
  const { market } = useMarket()
  const [offered, setOffered] = useState<readonly string[]>([])
  useEffect(() => {
    const ask = async () => {
      if (!isAnswered(consentNow()) || !mayAsk(document.cookie, visitMemory)) return
      rememberAsked(visitMemory)
      // If nothing can be stored, the visitor is not asked, because the question would return on every page.
      if (mayAsk(document.cookie, visitMemory)) return
      const response = await fetch(`/api/geolocation/suggest/${market.id}`).catch(() => undefined)
      if (response?.ok) setOffered(offeredMarkets((await response.json()) as string[], market.id))
    }
    void ask()
    addEventListener(consentUpdate, ask)
    return () => removeEventListener(consentUpdate, ask)
  }, [market.id])
  return offered
}

const placeName = (locale: string, code: string | undefined): string =>
  (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) ?? ''
