// The plain page for comparison: React, the router and SWR, one call and one form, with nothing of ours.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import './main.css';

function Login() {
  const [account, setAccount] = useState('');
  const { data } = useSWR('/company.json', async (address) => (await fetch(address)).json());
  return (
    <main>
      <h1>登录学习平台</h1>
      <p>{data?.name ?? '…'}</p>
      <label>
        账号 <input value={account} onChange={(event) => setAccount(event.target.value)} />
      </label>
      <button type="button">继续</button>
    </main>
  );
}

createRoot(document.querySelector('#root')).render(
  <SWRConfig value={{ provider: () => new Map() }}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Login />} />
      </Routes>
    </BrowserRouter>
  </SWRConfig>,
);
