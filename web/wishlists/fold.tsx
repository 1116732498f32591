import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/button/index.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './wishlists.module.css'

export interface FoldProps {
  readonly title: string
  /** True to unfold it from the start after one of its forms was sent. It counts only without script. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** An action on a list. Without script it unfolds in place; with script a button opens it in a drawer. */
export function Fold({ title, open = false, children }: FoldProps) {
  const { t } = useMarket()
  const [scripted, setScripted] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!scripted)
    return (
      <details className={styles.fold} open={open}>
        <summary>{title}</summary>
        <div className={styles.forms}>{children}</div>
      </details>
    )
  return (
    <>
      <Button type="button" kind="quiet" aria-haspopup="dialog" onClick={() => setShown(true)}>
        {title}
      </Button>
      <Drawer open={shown} onClose={() => setShown(false)} title={title} closeWord={t('close')}>
        <div className={styles.forms}>{children}</div>
      </Drawer>
    </>
  )
}
