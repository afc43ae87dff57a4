import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { tabBar, tabBox, tabList } from '../../primitives/Tabs/index.ts';
import * as css from './SubscriptionsPage.css.ts';
import * as boxes from './SubscriptionsSkeleton.css.ts';

const tabs = ['active', 'cancelled'] as const;
const rows = ['first', 'second', 'third'] as const;

/** The list before its first answer: title, tabs and three rows. Silent: its owner speaks. */
export function SubscriptionsSkeleton() {
  return (
    <>
      <Line className={boxes.title} />
      <div className={tabBar}>
        <div className={tabList}>
          {tabs.map((tab) => (
            <div className={tabBox} key={tab}>
              <div className={boxes.tabLabel[tab]}>
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={css.list}>
        {rows.map((row) => (
          <div className={css.item} key={row}>
            <div className={css.row}>
              <div className={boxes.avatar}>
                <Skeleton />
              </div>
              <div>
                <Line className={boxes.lines.author} />
                <Line className={boxes.lines.meta} />
              </div>
              <div className={css.terms}>
                <Line className={boxes.lines.price} />
                <Line className={boxes.lines.term} />
              </div>
              <div className={css.action}>
                <div className={boxes.button}>
                  <Skeleton />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function Line({ className }: { className: string }) {
  return (
    <div className={className}>
      <div className={boxes.bar}>
        <Skeleton />
      </div>
    </div>
  );
}
