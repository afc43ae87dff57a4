import { html, type Markup } from './html.ts';

/** A whole page in the bank's own look, so that nobody takes it for the shop's. */
export const layout = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} — банк «Понарошку»</title>
        <link rel="stylesheet" href="/bank.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <div class="hazard"></div>
        <header>
          <strong>Банк «Понарошку»</strong>
          <span>Учебная страница оплаты. Деньги не&nbsp;списываются.</span>
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;

export const styles = `
:root { color-scheme: light; color: #1b2440; background: #dce4f2; font: 16px/1.5 Arial, "Liberation Sans", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: break-word; }
.hazard { height: 12px; background: repeating-linear-gradient(135deg, #f3d54e 0 18px, #1b2440 18px 36px); forced-color-adjust: none; }
header { padding: 14px 16px; border-bottom: 1px solid #aab7d4; background: #fff; text-align: center; }
header span { display: block; font-size: 14px; }
header strong, h1, h2, .footer { text-wrap: balance; }
.card { max-width: 560px; margin: 24px auto; padding: 24px 20px; border: 1px solid #aab7d4; border-radius: 16px; background: #fff; }
.wide { max-width: 1120px; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
h2 { margin: 0 0 8px; font-size: 16px; }
p { margin: 0 0 16px; }
.field { display: grid; gap: 4px; margin-bottom: 14px; font-size: 14px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: end; }
input, select { width: 100%; min-width: 0; min-height: 48px; padding: 12px; border: 1px solid #5a678a; border-radius: 8px; background: #fff; color: inherit; font: 18px/1.2 "Courier New", "Liberation Mono", monospace; }
select { font: inherit; }
.button { display: block; width: 100%; min-height: 48px; margin-top: 10px; padding: 14px 20px; border: 1px solid #2f4fb5; border-radius: 24px; background: #2f4fb5; color: #fff; font: 700 16px/1.25 Arial, "Liberation Sans", sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
.button.outline { background: #fff; color: #2f4fb5; }
.button:hover { background: #243e93; color: #fff; }
.error { padding: 10px 12px; border: 1px solid #b3321c; border-radius: 8px; background: #ffe9e4; color: #7c1d0d; }
.cards { margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px; }
.cards li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px; border-top: 1px solid #d5dceb; }
.cards a { padding: 9px 0; color: inherit; font-family: "Courier New", "Liberation Mono", monospace; white-space: nowrap; text-decoration-color: #5a678a; text-underline-offset: 3px; }
.cards span { padding: 9px 0; }
.cards .chosen { background: #eaf0ff; }
.line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin-top: 16px; padding: 10px 0 0; border-top: 1px solid #d5dceb; }
.footer { max-width: 560px; margin: 0 auto; padding: 0 16px 32px; font-size: 14px; text-align: center; }
.qr { display: block; width: min(240px, 100%); margin: 0 auto 16px; }
a { color: #2f4fb5; }
:focus-visible { outline: 3px solid #1b2440; outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 9px 12px 9px 0; border-top: 1px solid #d5dceb; text-align: left; vertical-align: top; }
td form { display: inline-flex; gap: 4px; margin: 0 4px 4px 0; }
.card > p:last-child { margin: 0; }
.whole { white-space: nowrap; }
.small { width: auto; min-height: 32px; margin: 0; padding: 5px 12px; font-size: 14px; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); gap: 0 16px; align-items: end; }
.columns .button { margin: 0 0 14px; }
.columns input { font: inherit; }
@media (max-width: 591px) { .card { margin: 16px; } }
@media (max-width: 339px) { .cards li { grid-template-columns: 1fr; gap: 0; } .cards span { padding-top: 0; } .cards a { padding-bottom: 2px; } }
`;
