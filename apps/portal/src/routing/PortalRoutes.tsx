import { BrowserRouter } from 'react-router-dom';
import { Navigation } from './Navigation.tsx';
import { Screens } from './Screens.tsx';

/** Everything but the login page, which is a document of its own and carries no router. */
export default function PortalRoutes() {
  return (
    <BrowserRouter>
      <Screens />
      <Navigation />
    </BrowserRouter>
  );
}
