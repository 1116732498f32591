import { HtmlValidate, type RuleConfig } from 'html-validate'

/** Rules of html-validate about style, where HTML itself allows several ways. */
const tastes: RuleConfig = {
  // React writes `<!doctype html>`, `srcSet`, `<source/>`, `required=""` and `download=""`.
  'doctype-style': 'off',
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Ids are words of the shop and of React, such as `brand:women`.
  'valid-id': ['error', { relaxed: true }],
  // A list of suggestions below a field of text is not a `select`.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: tastes })

/** Hearts of goods send it by their `form` attribute, and goods may come after the document. */
const withoutButtons = 'wcag/h32 #save'

/** What a document gets wrong by the rules of HTML and of html-validate: rule, element and message of each. */
export function htmlObjections(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, selector }) => `${ruleId} ${selector}` !== withoutButtons)
      .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? 'the document'}: ${message}`),
  )
}
