// The same scenes made of the published components.
import '@stoa/theme/styles.css';
import { applyTheme, tenantThemes } from '@stoa/theme';
import {
  Avatar,
  Button,
  Card,
  Checkbox,
  CourseCard,
  DataTable,
  Dialog,
  Field,
  Grid,
  Menu,
  MenuItem,
  PasswordInput,
  Popover,
  ProgressBar,
  Tag,
  Text,
  TextInput,
  ThemeRoot,
} from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { useState } from 'react';
import { columns, entries } from './data.js';

export const Cards = ({ list }) => (
  <Grid>
    {list.map((card) => (
      <CourseCard
        key={card.id}
        seed={card.id}
        category={card.id % 6}
        href={`#${card.id}`}
        title={card.title}
        tags={card.tags}
        itemCount={card.lessons}
        durationSeconds={0}
        score={card.score}
        progress={{ percent: card.percent, state: 1 }}
        action={<Button size="sm">收藏</Button>}
      />
    ))}
  </Grid>
);

export const Pieces = ({ list }) => (
  <Grid>
    {list.map((card) => (
      <Card key={card.id}>
        <Tag tone="accent">{card.tags[0]}</Tag>
        <Tag tone="success">{card.tags[1]}</Tag>
        <Avatar name={card.teacher} />
        <Text tone="muted">{card.title}</Text>
        <ProgressBar label="进度" value={card.percent} />
        <Button>收藏</Button>
      </Card>
    ))}
  </Grid>
);

const tableColumns = columns.map(([key, header, holds]) => ({
  key,
  header,
  numeric: holds === 'figures',
  sortable: true,
  sortBy: (row) => row[key],
  cell: (row) => row[key],
}));
const keyOf = (row) => row.id;

export const Table = ({ list }) => (
  <DataTable caption="课程" columns={tableColumns} rows={list} rowKey={keyOf} />
);

export function Overlay() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        打开
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="提示"
        footer={
          <Button id="close" onClick={() => setOpen(false)}>
            知道了
          </Button>
        }
      >
        交卷后不能再修改。
      </Dialog>
    </>
  );
}

export const Choices = () => (
  <Menu label="更多" trigger={<Button id="open">更多</Button>}>
    {entries.map((entry) => (
      <MenuItem key={entry}>{entry}</MenuItem>
    ))}
  </Menu>
);

export const Panel = () => (
  <Popover label="说明" trigger={<Button id="open">说明</Button>}>
    {entries.map((entry) => (
      <p key={entry}>{entry}</p>
    ))}
  </Popover>
);

export function Form() {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <Field label="账号">
        <TextInput id="account" value={account} onChange={(event) => setAccount(event.target.value)} />
      </Field>
      <Field label="密码">
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Checkbox>记住我</Checkbox>
      <Button>登录</Button>
    </form>
  );
}

export const Page = ({ children }) => (
  <ThemeRoot appearance="light" locale="zh-CN" labels={zhCN}>
    {children}
  </ThemeRoot>
);

export const retheme = (color) => applyTheme(document, tenantThemes(color));
