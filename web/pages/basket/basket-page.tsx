import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { BasketContents, EmptyBasket, TakeOver } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'

export function BasketPage({ page }: { readonly page: PageOf<'basketPage'> }) {
  const { basket, bonusOffers, form } = page
  const { handOver } = page
  const { t } = useMarket()
  if (handOver?.basket) {
    return (
      <PageWidth>
        <TakeOver ticket={handOver.ticket} basket={handOver.basket} replaces={basket !== null} />
      </PageWidth>
    )
  }
  const isEmpty = !basket || basket.basket.lines.length === 0
  return (
    <>
      <PageWidth>
        {isEmpty ? (
          <EmptyBasket gone={page.gone} linkUsed={handOver !== undefined} />
        ) : (
          <>
            {handOver && <Notice tone="info">{t('basket.ticket-used')}</Notice>}
            <BasketContents basket={basket} bonusOffers={bonusOffers} form={form} />
          </>
        )}
      </PageWidth>
      <LazyRows rows={page.zones.bottomRows} />
    </>
  )
}
