import { jobsGoodForMs } from '#server/careers/index.ts'
import type { PageKind } from '../page-kind.ts'

/** Open positions, below the editors' content. */
export const careerPage: PageKind<'careerPage'> = {
  alias: 'careerPage',
  layout: 'default',
  audience: 'public',
  async load(parts, ask) {
    const countries = new Intl.DisplayNames([ask.market.locale], { type: 'region' })
    const jobs = await parts.careers.all()
    const title = ask.content?.title ?? ask.localization.t('page.careerpage')
    const heading = ask.content?.heading ?? title
    return {
      body: {
        heading,
        jobs: jobs.map((job) => ({ ...job, countryName: nameOf(countries, job.country) })),
      },
      frame: { title, breadcrumb: [{ title: heading, url: ask.path }] },
      until: new Date(ask.now.getTime() + jobsGoodForMs),
    }
  },
}

/** The country that a job board sends may be any text. */
function nameOf(countries: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}
