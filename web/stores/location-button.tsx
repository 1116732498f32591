import { useState } from 'react'
import type { Point } from '#foundation/globe.ts'
import { Button } from '#ui/button/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './location-button.module.css'

/** The longest time to wait for the position of the device, in milliseconds. */
const longestWaitMs = 10_000

/** A button that requests the position of the device. The position stays in the browser. */
export function LocationButton({ onFound }: { readonly onFound: (point: Point) => void }) {
  const { t } = useMarket()
  const [state, setState] = useState<'asking' | 'failed'>()
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(undefined)
        onFound({ latitude, longitude })
      },
      () => setState('failed'),
      { timeout: longestWaitMs, maximumAge: 60_000 },
    )
  }
  return (
    <div className={styles.here}>
      <Button type="button" kind="quiet" busy={state === 'asking'} onClick={ask}>
        <Icon name="pin" size="small" /> {t('stores.my-position')}
      </Button>
      <p role="status">{state === 'failed' && t('stores.position-failed')}</p>
    </div>
  )
}
