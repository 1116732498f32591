/** New titles of pages, by the key of the page. */
export interface EditedTitles {
  readonly published: Map<string, string>
  /** Shown only in previews. */
  readonly drafts: Map<string, string>
  /** How many titles were written so far. */
  count: number
}

export interface CmsEditorNeeds {
  readonly shopUrl: string
  /** The body of the CMS's webhook after this page changed. */
  readonly notice: (key: string) => object
  /** The headers that the shop expects with this body. */
  readonly publishNotice: (body: object) => Readonly<Record<string, string>>
}

/**
 * The editor of a simulated CMS. `POST /publish` and `POST /draft` with `{"key", "title"}` change the title of a page and call the shop's
 * webhook. `answer` returns undefined for every other request.
 */
export function cmsEditor({ shopUrl, notice, publishNotice }: CmsEditorNeeds) {
  const titles: EditedTitles = { published: new Map(), drafts: new Map(), count: 0 }
  const targets: Readonly<Record<string, Map<string, string>>> = {
    '/publish': titles.published,
    '/draft': titles.drafts,
  }
  return {
    titles,
    async answer(request: Request): Promise<Response | undefined> {
      const target = targets[new URL(request.url).pathname]
      if (target === undefined) return undefined
      const { key, title } = (await request.json()) as { key: string; title: string }
      target.set(key, title)
      titles.count++
      const body = notice(key)
      await fetch(`${shopUrl}/api/content/published`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...publishNotice(body) },
        body: JSON.stringify(body),
      }).catch(() => {})
      return Response.json({})
    },
  }
}
