import { lazy, Suspense, useEffect } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { CompactLine } from '../lines/compact-line.tsx'
import { HeldUntil } from '../lines/held-until.tsx'
import { RemoveLine } from '../lines/remove-line.tsx'
import { FreeFreight } from '../sums/free-freight.tsx'
import { useBasket } from '../use-basket.ts'
import type { WholeBasketProps } from '../whole-basket.tsx'
import styles from './basket-drawer.module.css'
import { DrawerFoot } from './drawer-foot.tsx'
import { newestFirst } from './newest-first.ts'
import { PromotionPanels } from './promotion-panels.tsx'
import { useClosesByItself } from './use-closes-by-itself.ts'

const WholeBasket = lazy(async () => ({ default: (await import('../whole-basket.tsx')).WholeBasket }))

export interface BasketDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  /**
   * The variant that was just added: its line is first, and the title names the addition. An empty string if several
   * products were added, or a product without its own line.
   */
  readonly added?: string | undefined
  /** The basket in the answer to a form. Without it, the drawer loads the basket when it opens. */
  readonly answered?: BasketResponse | undefined
  /** The form of a refused change. */
  readonly form?: FormState | undefined
}

/**
 * A summary of the basket over the current page; in shops without a basket page the whole basket. Without script, the
 * basket page opens.
 */
export function BasketDrawer({ open, onClose, added, answered, form }: BasketDrawerProps) {
  const { t, market, toggle } = useMarket()
  const { known, again } = useBasket(market.id, open, answered)
  useFocusKept(open, answered)
  const basket = typeof known === 'object' && known.basket.lines.length > 0 ? known : undefined
  const hasAdded = added !== undefined
  const isMini = toggle('basketPage')
  useClosesByItself(open && hasAdded && isMini && basket !== undefined, onClose, answered)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(hasAdded ? 'basket.added' : 'basket.title')}
      closeWord={t('basket.close')}
      footer={basket && <DrawerFoot basket={basket} />}
    >
      {basket && (
        <div className={styles.whole}>
          <FreeFreight basket={basket} />
          <HeldUntil basket={basket} />
          {isMini ? (
            <Glance basket={basket} added={added} />
          ) : (
            <Suspense>
              <WholeBasket basket={basket} added={added} form={form} />
            </Suspense>
          )}
          <PromotionPanels basket={basket} />
        </div>
      )}
      {known === 'failed' && <CouldNotRead again={again} />}
      {known !== undefined && known !== 'failed' && !basket && <p>{t('basket.empty')}</p>}
    </Drawer>
  )
}

/** The focus is lost with a removed line. It then moves to the title, so that screen readers announce the position. */
function useFocusKept(open: boolean, answered: BasketResponse | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each answer.
  useEffect(() => {
    if (open && document.activeElement === document.body)
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus()
  }, [open, answered])
}

function CouldNotRead({ again }: { readonly again: () => void }) {
  const { t } = useMarket()
  const text = t('feedback.error_basket_initializing')
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each failure.
  useEffect(() => showToast('basket', ['danger', 'feedback.error_basket_initializing'], text), [])
  return (
    <Notice tone="warning" role="alert" title={text}>
      <Button type="button" kind="quiet" onClick={again}>
        {t('basket.try-again')}
      </Button>
    </Notice>
  )
}

function Glance({ basket, added }: Pick<WholeBasketProps, 'basket' | 'added'>) {
  return (
    <>
      <GiftToChoose basket={basket} />
      <ul>
        {newestFirst(basket, added).map((line) => (
          <CompactLine key={line.id} line={line} badges="miniBasket">
            <RemoveLine line={line} />
          </CompactLine>
        ))}
      </ul>
    </>
  )
}

/** Shoppers choose a gift on the basket page. This note in the drawer leads there if the basket has earned a gift. */
function GiftToChoose({ basket: { basket } }: { readonly basket: BasketResponse }) {
  const { t, links } = useMarket()
  const waits = basket.bonusProductContexts.some(
    ({ isCallToAction, callToActionCount, optedOutCount }) => isCallToAction && callToActionCount > optedOutCount,
  )
  return waits ? (
    <Notice tone="info">
      <a href={links.basketPage}>{t('basket.choose-gift')}</a>
    </Notice>
  ) : null
}
