import { useEffect, useRef, useState } from 'react'
import { deleteBasketSeconds } from '#foundation/fixed-values.ts'
import { Button } from '#ui/button/index.ts'
import { closeFlyout } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { endVisit } from './end-visit.ts'
import styles from './idle-prompt.module.css'
import { answers, onSign } from './signs.ts'

export interface IdlePromptProps {
  /** Number of pieces in the basket. */
  readonly pieces: number
  /** Called when a shopper is still there. */
  readonly onStay: () => void
}

/** Any input closes the prompt. When the countdown ends, or with the second button, the visit ends and the home page opens. */
export function IdlePrompt({ pieces, onStay }: IdlePromptProps) {
  const { t, market, links } = useMarket()
  const dialog = useRef<HTMLDialogElement>(null)
  const [ending, setEnding] = useState(false)
  const end = () => {
    setEnding(true)
    endVisit(market.id).then(
      () => location.replace(links.homePage ?? '/'),
      () => setEnding(false),
    )
  }
  const left = useCountdown(ending, end)
  useEffect(() => {
    closeFlyout()
    dialog.current?.showModal()
    return onSign((event) => {
      if (dialog.current && answers(event, dialog.current)) dialog.current.close()
    })
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      onClose={onStay}
    >
      <h2 className={styles.title} id="idle-title">
        {t('in-store.still-there')}
      </h2>
      <p id="idle-text">{t(pieces > 0 ? 'in-store.basket-goes' : 'in-store.visit-ends')}</p>
      <p className={styles.left} role="timer">
        {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
      </p>
      <div className={styles.answers}>
        <Button type="button" kind="primary" size="buy" onClick={() => dialog.current?.close()}>
          {t('in-store.continue')}
        </Button>
        <Button type="button" size="buy" busy={ending} data-ends="" onClick={end}>
          {t(pieces > 0 ? 'in-store.delete-basket' : 'in-store.start-again')}
        </Button>
      </div>
    </dialog>
  )
}

/** Seconds left. The countdown stops while the visit is being ended, and restarts if that failed. */
function useCountdown(halted: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(deleteBasketSeconds)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    if (halted) return
    const until = Date.now() + deleteBasketSeconds * 1000
    const update = () => {
      const still = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(still)
      if (still === 0) ended.current()
    }
    update()
    const ticking = setInterval(update, 1000)
    return () => clearInterval(ticking)
  }, [halted])
  return left
}
