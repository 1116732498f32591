import { expect, test } from 'vitest'
import { pictureHosts } from './content-sources.ts'

const none = { url: undefined, key: undefined }
const asked = (content: object, simulators: readonly string[] = []) =>
  pictureHosts({
    content: { older: 'files', cmsNoticeKeys: undefined, umbraco: none, payload: none, ...content },
    simulators,
    simulatorsUrl: 'http://127.0.0.1:3001',
  } as never)

test('pages may show the pictures of a CMS that is set up, or simulated, and of nothing else', () => {
  const payload = { url: 'https://cms.halden.test/api/', key: 'secret' }

  expect(asked({})).toEqual([])
  expect(asked({ payload })).toEqual(['https://cms.halden.test'])
  expect(asked({ payload, umbraco: payload })).toEqual(['https://cms.halden.test'])
  expect(asked({}, ['umbraco', 'payload', 'klarna'])).toEqual(['http://127.0.0.1:3001'])
})
