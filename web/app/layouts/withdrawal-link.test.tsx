import { expect, test } from 'vitest'
import { browsingShell, examplePage } from '#web/pages/browsing.fakes.ts'
import { written } from '#web/pages/written.fakes.tsx'
import { layoutKinds } from './index.ts'

test.each(Object.keys(layoutKinds) as (keyof typeof layoutKinds)[])(
  'each page of the layout “%s” ends with one link to the function to withdraw where the market has it, also in the app [D-11]',
  async (layout) => {
    const Layout = await layoutKinds[layout].load()
    const { withdrawalPage: _, ...links } = browsingShell('en-gb').links
    const linksIn = (all: Readonly<Record<string, string>>, app?: true) => {
      const page = { ...examplePage('en-gb', 'contentPage', {}), layout, ...(app && { app }) }
      const shell = { ...browsingShell('en-gb'), links: all }
      const { markup } = written(<Layout page={page}>The content</Layout>, shell)
      return markup.slice(markup.indexOf('The content')).split('href="/en-gb/withdraw"').length - 1
    }

    expect(linksIn({ ...links, withdrawalPage: '/en-gb/withdraw' })).toBe(1)
    expect(linksIn({ ...links, withdrawalPage: '/en-gb/withdraw' }, true)).toBe(1)
    expect(linksIn(links)).toBe(0)
  },
)
