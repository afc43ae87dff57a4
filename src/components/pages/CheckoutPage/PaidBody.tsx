import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CheckoutState, OpenedPost } from './checkout.ts';
import { Ways } from './Ways.tsx';
import * as css from './CheckoutPage.css.ts';

/** Posts that have opened, and the way to them. */
export function PaidBody({ state }: { state: Extract<CheckoutState, { kind: 'paid' }> }) {
  const { opened, ways, next } = state;
  return (
    <div className={css.body}>
      {opened.length > 0 && <Opened posts={opened} />}
      <div className={css.end}>
        <Ways ways={ways} isPaid />
        {next !== undefined && <p className={css.small}>{next}</p>}
      </div>
    </div>
  );
}

function Opened({ posts }: { posts: readonly OpenedPost[] }) {
  return (
    <section>
      {posts.length > 1 && <h2 className={css.heading}>С чего начать</h2>}
      <ul className={css.opened}>
        {posts.map(({ title, href, note }) => (
          <li className={css.post} key={href}>
            <span>
              <Link href={href}>{title}</Link>
              <span className={css.note}>{note}</span>
            </span>
            <Icon name="next" />
          </li>
        ))}
      </ul>
    </section>
  );
}
