import { useEffect, useState } from 'react'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { consentUpdate, hasConsent } from '#web/platform/consent.ts'

/** A link to a returns service next to the shop's form, with consent to functional services. Empty until the service answers. */
export function ReturnsPlugin() {
  const { t, market } = useMarket()
  const [form, setForm] = useState<{ readonly name: string; readonly url: string } | null>(null)
  useEffect(() => {
    let left = false
    const load = async () => {
      const answer = hasConsent('functional')
        ? await api('GET /api/returns-plugin/{catalog}', { catalog: market.id }).catch(() => undefined)
        : undefined
      if (!left) setForm(answer?.form ?? null)
    }
    void load()
    addEventListener(consentUpdate, load)
    return () => {
      left = true
      removeEventListener(consentUpdate, load)
    }
  }, [market.id])
  return form && <TextLink href={form.url}>{t('returns-plugin.title', form.name)}</TextLink>
}
