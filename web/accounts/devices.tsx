import type { PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './accounts.module.css'

type Device = NonNullable<PageOf<'accountPage'>['account']>['devices'][number]

/** The devices on which the account is signed in. The shopper can sign out each of them, or all except this one. */
export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const { t, links } = useMarket()
  return (
    <section className={styles.part} aria-labelledby="devices">
      <h2 id="devices">{t('account.devices')}</h2>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <li key={device.id} className={styles.row}>
            <DeviceText device={device} />
            {!device.current && <LogOutDevice device={device} />}
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <form method="post" action={links.accountPage}>
          <Button name="formAction" value="end-other-sessions">
            {t('account.log-out-others')}
          </Button>
        </form>
      )}
    </section>
  )
}

function DeviceText({ device: { name, usedAt, current } }: { readonly device: Device }) {
  const { t, moment } = useMarket()
  return (
    <div>
      <p>
        <bdi>{name || t('account.unknown-device')}</bdi>
      </p>
      <p className={styles.small}>{current ? t('account.this-device') : t('account.last-used', moment(usedAt))}</p>
    </div>
  )
}

function LogOutDevice({ device: { id, name } }: { readonly device: Device }) {
  const { t, links } = useMarket()
  return (
    <form method="post" action={links.accountPage}>
      <input type="hidden" name="sessionId" value={id} />
      <Button
        kind="quiet"
        name="formAction"
        value="end-session"
        aria-label={t('account.log-out-device', name || t('account.unknown-device'))}
      >
        {t('account.log-out')}
      </Button>
    </form>
  )
}
