import type { FormState } from '#contracts/pages.ts'
import type { ShownList } from '#contracts/wishlists.ts'
import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ListForm } from '../list-form.tsx'
import styles from '../wishlists.module.css'

export interface ManageListProps {
  readonly list: ShownList
  readonly signedIn: boolean
  readonly form: FormState | undefined
}

const longestName = 50

/** Only members can rename a list. A default list can be emptied, but not deleted. */
export function ManageList({ list, signedIn, form }: ManageListProps) {
  const { t } = useMarket()
  const refused = form?.formAction === 'rename-list' ? form : undefined
  return (
    <>
      {signedIn && (
        <ListForm list={list} className={styles.form}>
          <Field
            id="list-name"
            name="wishlistName"
            required
            maxLength={longestName}
            label={t('wishlist.list-name')}
            defaultValue={refused?.values.wishlistName ?? list.name}
            problems={refused?.problems.wishlistName}
          />
          <Button name="formAction" value="rename-list">
            {t('wishlist.rename')}
          </Button>
        </ListForm>
      )}
      {list.quantity > 0 && (
        <ListForm list={list}>
          <Button name="formAction" value="empty-list">
            {t('wishlist.empty-all')}
          </Button>
        </ListForm>
      )}
      {signedIn && !list.isDefault && (
        <ListForm list={list}>
          <Button name="formAction" value="delete-list">
            {t('wishlist.delete')}
          </Button>
        </ListForm>
      )}
      {signedIn && list.isDefault && <p className={styles.hint}>{t('wishlist.default-stays')}</p>}
    </>
  )
}

/** Creates another list. */
export function CreateList({ form }: Pick<ManageListProps, 'form'>) {
  const { t } = useMarket()
  const refused = form?.formAction === 'create-list' ? form : undefined
  return (
    <ListForm className={styles.form}>
      <Field
        id="new-list-name"
        name="wishlistName"
        required
        maxLength={longestName}
        label={t('wishlist.list-name')}
        defaultValue={refused?.values.wishlistName}
        problems={refused?.problems.wishlistName}
      />
      <Button kind="primary" name="formAction" value="create-list">
        {t('wishlist.create')}
      </Button>
    </ListForm>
  )
}
