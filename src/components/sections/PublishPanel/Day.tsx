import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as calendar from './calendar.css.ts';
import * as css from './PublishPanel.css.ts';

interface DayProps {
  /** `2026-11-24`; `undefined` until one is chosen. */
  value: string | undefined;
  isInvalid: boolean;
  'aria-describedby': string;
  onChange: (day: string | undefined) => void;
}

/** The day, typed or taken from a calendar. */
export function Day({ value, onChange, ...said }: DayProps) {
  return (
    <DatePicker
      {...said}
      className={css.day}
      value={value === undefined ? null : parseDate(value)}
      onChange={(day: CalendarDate | null) => onChange(day?.toString())}
    >
      <Label className={css.label}>День</Label>
      <Group className={css.box}>
        <DateInput className={css.segments}>
          {(segment) => <DateSegment className={css.segment} segment={segment} />}
        </DateInput>
        <Button className={calendar.open} aria-label="Календарь">
          <Icon name="calendar" />
        </Button>
      </Group>
      <Popover className={calendar.popover}>
        <Dialog className={calendar.dialog} aria-label="День публикации">
          <Calendar>
            <div className={calendar.head}>
              <Button slot="previous" className={calendar.turn}>
                <Icon name="left" />
              </Button>
              <CalendarHeading className={calendar.month} />
              <Button slot="next" className={calendar.turn}>
                <Icon name="right" />
              </Button>
            </div>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={calendar.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className={calendar.cell} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
