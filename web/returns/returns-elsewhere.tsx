import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The link to the returns service, in markets where the shop itself does not handle returns. */
export function ReturnsElsewhere({ portalUrl }: { readonly portalUrl: string | undefined }) {
  const { t } = useMarket()
  return (
    <>
      <h1 tabIndex={-1}>{t('page.returnitemspage')}</h1>
      <p>{t(portalUrl === undefined ? 'returns.by-service' : 'returns.elsewhere')}</p>
      {portalUrl !== undefined && (
        <div>
          <ButtonLink kind="primary" href={portalUrl}>
            {t('returns.to-portal')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
