import { useEffect, useState } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { Sum, Sums } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import styles from './basket-drawer.module.css'
import { CompactLine } from './compact-line.tsx'
import { FreeFreight } from './free-freight.tsx'
import { RemoveLine } from './remove-line.tsx'

export interface BasketDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The variant just added: its line stands on top, and the title says so. */
  readonly added?: string | undefined
}

/** The basket at a glance, over the page one is on. It asks for the basket each time it opens; the basket page needs no script. */
export function BasketDrawer({ open, onClose, added }: BasketDrawerProps) {
  const { t, links } = useMarket()
  const { basket, failed, again } = useBasket(open)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(added ? 'basket.added' : 'basket.title')}
      closeWord={t('basket.close')}
      footer={basket && basket.basket.quantity > 0 && <DrawerFoot basket={basket} />}
    >
      {failed && (
        <Notice tone="warning" role="alert">
          {t('feedback.error_basket_initializing')} <a href={links.basketPage}>{t('basket.view')}</a>
        </Notice>
      )}
      {basket && basket.basket.quantity === 0 && <p>{t('basket.empty')}</p>}
      {basket && <DrawerLines basket={basket} added={added} />}
      {failed && (
        <Button type="button" onClick={again}>
          {t('basket.try-again')}
        </Button>
      )}
    </Drawer>
  )
}

function DrawerLines({
  basket: response,
  added,
}: {
  readonly basket: BasketResponse
  readonly added: string | undefined
}) {
  const { lines } = response.basket
  const newestFirst = [...lines.filter(({ sku }) => sku === added), ...lines.filter(({ sku }) => sku !== added)]
  return (
    <div className={styles.whole}>
      <FreeFreight basket={response} />
      <ul>
        {newestFirst.map((line) => (
          <CompactLine key={line.id} line={line}>
            <RemoveLine line={line} />
          </CompactLine>
        ))}
      </ul>
    </div>
  )
}

function DrawerFoot({ basket: { basket } }: { readonly basket: BasketResponse }) {
  const { t, money, links } = useMarket()
  return (
    <>
      <Sums>
        <Sum label={t('basket.subtotal', basket.quantity)} amount={money(basket.subtotal)} />
        {basket.totalDiscount.amount > 0 && (
          <Sum kind="off" label={t('basket.reductions')} amount={`−${money(basket.totalDiscount)}`} />
        )}
      </Sums>
      <ButtonLink kind="primary" size="buy" href={links.checkoutCustomerPage ?? ''}>
        {t('basket.to-checkout')}
      </ButtonLink>
      <ButtonLink href={links.basketPage ?? ''}>{t('basket.view')}</ButtonLink>
    </>
  )
}

function useBasket(open: boolean) {
  const { market } = useMarket()
  const [basket, setBasket] = useState<BasketResponse>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!open) return
    let wanted = true
    setFailed(false)
    api('GET /api/order/{catalog}/basket', { catalog: market.id }).then(
      (answer) => wanted && setBasket(answer),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [open, market.id, attempt])
  return { basket, failed, again: () => setAttempt((count) => count + 1) }
}
