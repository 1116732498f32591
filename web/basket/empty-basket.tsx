import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { NothingHere } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { toastOfBasket } from './toast-of-basket.ts'

/** An empty basket: new, or shown with a message because the shopper's basket no longer exists. */
export function EmptyBasket({
  gone = false,
  linkUsed = false,
}: {
  readonly gone?: boolean | undefined
  /** True if the shopper followed a link that hands over a basket, and the link is no longer valid. */
  readonly linkUsed?: boolean
}) {
  const { t, links } = useMarket()
  const text = t('feedback.error_basket_not_found')
  useEffect(() => {
    const toast = toastOfBasket(gone)
    if (toast) showToast('basket', toast, text)
  }, [gone, text])
  return (
    <NothingHere>
      <h1 tabIndex={-1}>{t('basket.empty')}</h1>
      {linkUsed && <Notice tone="info">{t('basket.ticket-used')}</Notice>}
      {gone && <Notice tone="info">{text}</Notice>}
      <p>{t('basket.empty-what-for')}</p>
      <ButtonLink kind="primary" href={links.homePage ?? ''}>
        {t('basket.empty-look-around')}
      </ButtonLink>
    </NothingHere>
  )
}
