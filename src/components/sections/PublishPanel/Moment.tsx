import { parseTime, type Time } from '@internationalized/date';
import { useId } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import { TimeField } from 'react-aria-components/TimeField';
import { ErrorText } from '../../primitives/ErrorText/ErrorText.tsx';
import { Select, type SelectOption, type SelectSearch } from '../../primitives/Select/Select.tsx';
import { Day } from './Day.tsx';
import * as css from './PublishPanel.css.ts';

/** A day and a time in a zone, as the author chooses them. */
export interface Schedule {
  /** `2026-11-24`; `undefined` until one is chosen. */
  readonly day: string | undefined;
  /** `19:00`; `undefined` until one is chosen. */
  readonly time: string | undefined;
  /** Id of the time zone: one of those that can be chosen. */
  readonly zone: string;
}

/** Publication stage of the post. */
export type Stage =
  /** Readers have never had it. */
  | { readonly kind: 'draft' }
  /** It will be published at its moment. */
  | {
      readonly kind: 'scheduled';
      /** «24 ноября, 19:00, по Москве». */
      readonly when: string;
    }
  /** Readers see it. */
  | {
      readonly kind: 'published';
      /** «17 ноября». */
      readonly when: string;
      /** Address of the post. */
      readonly href: string;
      /** Readers have another text than its author. */
      readonly isChanged: boolean;
    };

export type ZoneSearch = SelectSearch<string>;

export interface MomentProps {
  schedule: Schedule;
  /** Zones, including the one of the schedule. */
  zones: readonly SelectOption<string>[];
  /** Search in the other zones of the world. */
  zoneSearch: ZoneSearch;
  /** The time elsewhere: «Во Владивостоке будет 2:00, уже 25 ноября». */
  remark: string | undefined;
  /** Error of the date and time. */
  error: string | undefined;
  onChange: (schedule: Schedule) => void;
}

/** Schedule of the post: date, time and time zone. */
export function Moment({ schedule, zones, zoneSearch, remark, error, onChange }: MomentProps) {
  const errorId = useId();
  const said = { isInvalid: error !== undefined, 'aria-describedby': errorId };
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <Day {...said} value={schedule.day} onChange={(day) => onChange({ ...schedule, day })} />
        <TimeField
          {...said}
          className={css.time}
          hourCycle={24}
          value={schedule.time === undefined ? null : parseTime(schedule.time)}
          onChange={(time: Time | null) => onChange({ ...schedule, time: time?.toString().slice(0, 5) })}
        >
          <Label className={css.label}>Время</Label>
          <DateInput className={css.box}>
            {(segment) => <DateSegment className={css.segment} segment={segment} />}
          </DateInput>
        </TimeField>
      </div>
      <div className={css.error} id={errorId} aria-live="polite">
        {error !== undefined && <ErrorText>{error}</ErrorText>}
      </div>
      <Select
        label="Часовой пояс"
        options={zones}
        value={schedule.zone}
        search={zoneSearch}
        onChange={(zone) => onChange({ ...schedule, zone })}
      />
      {remark !== undefined && <p className={css.remark}>{remark}</p>}
    </div>
  );
}
