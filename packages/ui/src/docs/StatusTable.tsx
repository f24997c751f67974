import { Badge } from '../components/display/Badge/Badge.tsx'
import { Link } from '../components/navigation/Link/Link.tsx'
import { catalog, type CatalogItem, type GroupName, itemsOf } from './catalog/catalog.ts'
import { type CatalogEntry, statuses } from './catalog/catalog-types.ts'
import { StatusGroup, StatusGroups, StatusLegend } from './FrontPage.styles.ts'

type Status = CatalogEntry['status']

const names: Record<Status, string> = { stable: 'Stable', new: 'New', internal: 'Internal' }

/** A component's status by word and color. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={status === 'new' ? 'accent' : 'neutral'}>{names[status]}</Badge>
}

/** Every component by purpose, with its status and a link to its page. */
export function StatusTable() {
  return (
    <>
      <StatusLegend className="sb-unstyled">
        {(Object.keys(statuses) as Status[]).map((status) => (
          <div key={status}>
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd>{statuses[status]}</dd>
          </div>
        ))}
      </StatusLegend>
      <StatusGroups className="sb-unstyled">
        {(Object.keys(catalog) as GroupName[]).map((group) => (
          <StatusGroup key={group}>
            <h3>{catalog[group].title}</h3>
            <ul>
              {itemsOf(group).map((item) => (
                <Item key={item.name} item={item} />
              ))}
            </ul>
          </StatusGroup>
        ))}
      </StatusGroups>
    </>
  )
}

function Item({ item: { name, pageId, status, purpose } }: { item: CatalogItem }) {
  return (
    <li>
      {pageId ? (
        // Storybook's outer frame shows the page, so the link leaves this page's own frame.
        <Link href={`./?path=/docs/${pageId}--docs`} target="_top">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <StatusBadge status={status} />
      <p>{purpose}</p>
    </li>
  )
}
