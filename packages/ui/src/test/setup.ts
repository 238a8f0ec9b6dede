import { configure } from '@testing-library/react';

// The limit is longer than the usual second, because the first use of a part that is loaded on demand waits
// for the development server to compile it, while the other packages are tested on the same cores.
configure({ asyncUtilTimeout: 40_000 });
