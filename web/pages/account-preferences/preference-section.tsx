import type { PreferenceSection as Section } from '#contracts/account-pages.ts'
import { Accordion } from '#ui/accordion/index.ts'
import { Checkbox, Radio } from '#ui/choice/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-preferences-page.module.css'

export interface PreferenceSectionProps {
  readonly section: Section
  /** Keys of the options that were chosen before. */
  readonly chosen: readonly string[]
}

/** A question written by editors: checkboxes or radio buttons, in an accordion if they chose one. */
export function PreferenceSection({ section, chosen }: PreferenceSectionProps) {
  if (!section.isAccordion) return <Question {...{ section, chosen }} />
  return (
    <Accordion title={section.title} kind="dense" open={section.isAccordionOpen}>
      <Question {...{ section, chosen }} />
    </Accordion>
  )
}

function Question({ section, chosen }: PreferenceSectionProps) {
  const { t } = useMarket()
  const { id, type, icon, title, description, columns, isAccordion, isRadio, options } = section
  const name = `in:${id}`
  return (
    <fieldset className={styles.section} data-type={type ?? undefined}>
      <legend className={styles.title}>
        {icon && <img src={icon} alt="" width={24} height={24} />}
        {isAccordion ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </legend>
      {description && <p className={styles.small}>{description}</p>}
      <div className={styles.options} data-columns={columns}>
        {isRadio && <Radio name={name} value="" label={t('preferences.none')} defaultChecked={chosen.length === 0} />}
        {options.map((option) =>
          isRadio ? (
            <Radio
              key={option.key}
              name={name}
              value={option.key}
              label={<Label option={option} />}
              defaultChecked={chosen.includes(option.key)}
            />
          ) : (
            <Checkbox
              key={option.key}
              id={`${name}:${option.key}`}
              name={`${name}:${option.key}`}
              value="true"
              label={<Label option={option} />}
              defaultChecked={chosen.includes(option.key)}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}

const Label = ({ option: { title, description } }: { readonly option: Section['options'][number] }) => (
  <>
    {title}
    {description && <span className={styles.small}> {description}</span>}
  </>
)
